export { NotAttemptedDialog as Component } from './not-attempted-dialog';
