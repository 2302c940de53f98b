// Made by clients/regenerate from e243a763285d7333342e086cc9441f24f9840eac7a1b566cce33336ccdcf176a
export {};
