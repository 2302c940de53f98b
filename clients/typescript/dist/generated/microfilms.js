// Made by clients/regenerate from de9140d49ba910edad0d6e7a7071d76875249ef46e2495a97e093865d9036c20
export {};
