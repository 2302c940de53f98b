"""Folds that can be deleted and rebuilt from the streams."""
