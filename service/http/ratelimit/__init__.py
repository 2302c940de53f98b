"""Rate limits and stream quotas per client."""
