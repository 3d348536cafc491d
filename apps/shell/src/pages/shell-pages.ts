/** The shell's own pages, fetched as one file: each is small, and all use the same messages. */
export { CallbackPage } from './callback-page';
export { ConfirmPage } from './confirm-page';
export { LogoutPage } from './logout-page';
export { NewsletterLeavePage } from './newsletter-leave-page';
export { PrivacyAgreementPage } from './privacy-agreement-page';
export { ShareReturnPage } from './share-return-page';
