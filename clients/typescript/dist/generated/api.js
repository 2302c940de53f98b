// Made by clients/regenerate from ba767176324c75612758cba215331769caf1d77539f10f1f0e6c47d1293a623a
export {};
