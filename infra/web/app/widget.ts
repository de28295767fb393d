export { PluggyConnect } from 'pluggy-connect-sdk';
