// Made by clients/regenerate from 876087868ce522a5f9066f3ed40301a1204236e3747f52b1c2ab88369c95c8e7
export {};
