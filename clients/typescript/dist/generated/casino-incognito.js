// Made by clients/regenerate from 8ad25e1704658d848d09c84449534b36f97b748160cf681570fa01e0219d3411
export {};
