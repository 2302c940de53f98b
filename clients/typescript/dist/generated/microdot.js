// Made by clients/regenerate from 6dec64ba5225b49724b64a00b4ea87b9c5f309d2e8279a0d3729cd5787ec2f17
export {};
