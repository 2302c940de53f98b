"""Pictures of tables as SVG."""
