// Made by clients/regenerate from 3c0befcfb52297f531e8b8f4c6f3485b5eb09ce48ca8f8591b1662ed6aacb4ab
export {};
