// Made by clients/regenerate from 1fa9a505c7e7c22e2cd543b994972d9071166a362d362db764881a626e63b9bd
export {};
