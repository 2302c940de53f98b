// Made by clients/regenerate from 40eeda6fb554311be0bfcedf616c33b28517a0376136c1aaf2a679bb784e3c14
export {};
