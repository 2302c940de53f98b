// Made by clients/regenerate from 435a6d20f995e2f6b9dab9fa22ee0d1c92343c738c08ab3dcebae1623f615dfa
export {};
