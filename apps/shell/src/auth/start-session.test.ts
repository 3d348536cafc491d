import { panelsStore } from '@souk/state';
import { signOutReason } from './sign-out-reason';
import { onSignedOut } from './start-session';

const dialog = () => panelsStore.getState().panel;

beforeEach(() => {
  history.replaceState(null, '', '/users/order_list');
  signOutReason.text = undefined;
  panelsStore.getState().closePanel();
});

test('[LOGIN-11] of several calls refused for one token the first one’s words stay in the dialog', () => {
  onSignedOut('Your password was changed, please sign in again');
  onSignedOut('Please sign in');
  expect(dialog()).toEqual({ kind: 'login', message: 'Your password was changed, please sign in again' });
});

test('[LOGIN-11] they are told again where the page that opens closed the dialog', () => {
  onSignedOut('Your password was changed, please sign in again');
  panelsStore.getState().closePanel();
  onSignedOut('Please sign in');
  expect(dialog()).toEqual({ kind: 'login', message: 'Your password was changed, please sign in again' });
});
