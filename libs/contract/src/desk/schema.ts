export { deskSchemas } from './schemas';
