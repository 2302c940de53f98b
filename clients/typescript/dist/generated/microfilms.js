// Made by clients/regenerate from db22f91da6057e09fab3e7c7675a325185f0fd997c27a251b0d80d5e1e9dff0a
export {};
