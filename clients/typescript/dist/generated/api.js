// Made by clients/regenerate from 2637c71fa9c06ebc0266f6a802cda7043c2410a155e6bff5445003beeaf94d98
export {};
