// Made by clients/regenerate from 2e39b5891344cb7b4abea6dd8498970b4da1a387a58429b8807e2bc9ad9164d5
export {};
