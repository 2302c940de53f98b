// Made by clients/regenerate from aecb76f854647aab1248ce6210424db0a78de6e3af52bb67c0fb7d80595e3a4c
export {};
