/** The numbers of the shop, each in one place. Source: spec 9 "Business constants and limits", spec 5. */

/** Milliseconds until another verification code can be asked for. */
export const codeResendMs = 60_000;
export const passwordMinLength = 6;
/** A visit is over after so long. */
export const sessionExpiryMs = 1_200_000;
/** 'Only N left' below this. */
export const lowStockBelow = 15;
export const carouselIntervalMs = 6_000;
/** The nav becomes fixed after so many pixels. */
export const stickyNavThresholdPx = 120;

/** An anonymous cart is kept for so long after the last addition. Source: docs/expectations, C6. */
export const cartCookieMaxAgeS = 2_592_000;
export const quickAddQuantity = 1;
export const quantityMin = 1;
/** Quantity changes are sent so long after the last one. */
export const quantityDebounceMs = 500;

export const chunkReloadGuardMs = 60_000;
export const pageFetchMinMs = 200;
export const progressThrottleMs = 200;

export const chatMessageMaxLength = 120;
/** With what the subject of a ticket begins that was opened as a chat. */
export const chatSubjectStart = 'Chat';
export const orderNoteMaxLength = 150;
export const refundRemarkMaxLength = 100;
export const reviewMaxLength = 512;
/** What each review adds to the points of its writer. */
export const reviewPoints = 10;
export const ticketSubjectMaxLength = 100;
export const ticketMessageMaxLength = 1_000;
export const picturesMax = 5;
export const pictureMaxBytes = 5 * 1024 * 1024;
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png'];
export const addressesMax = 20;

/** A name in an application to sell: of the company, of whoever applies. */
export const applicationNameMaxLength = 100;
/** An application to sell is audited within so many working days. */
export const auditWorkingDays = 15;

/** A merchant's desk shows who bought for so many days after an order was delivered or cancelled. */
export const customerShownDays = 90;

export const accessTokenLifeS = 300;
/** What moves money, shows a secret or gives rights away asks for a sign-in of at most so long ago. */
export const freshSignInS = 600;
export const authCookieMaxAgeS = 604_800;
/** A desk's sign-in ends when nobody has used it for so long. */
export const deskIdleS = 1_800;
/** It ends so long after its person last proved who they are, whatever they do: a working day. */
export const deskSessionS = 43_200;
/** What a page's window is told when another one of the same browser has signed in anew. */
export const signInRenewed = 'souk:sign-in';
/** What a desk's page is told when its sign-in has ended under it. */
export const signInEnded = 'souk:sign-in-ended';
export const returnPathKey = 'storeLoginRedirectTo';

export const listPageSize = 10;
export const embeddedReviewPage = 20;
export const embeddedReviewSize = 1;
export const embeddedReviewType = 0;
export const embeddedReviewStars = 4;

export const payChannel = 'pc';
export const currency = 'USD';
export const defaultCurrencySymbol = '$';

/** A pre-order is kept for so long. Source: docs/contract.md "Orders". */
export const preOrderLifeMs = 30 * 60_000;
/** An unpaid purchase is kept for so long, unless the operator sets another time (docs/operations.md). */
export const payDeadlineMs = 60 * 60_000;
/** Whoever has not paid by then is mailed the way to pay, unless the operator sets another time. */
export const unpaidMailMs = 15 * 60_000;
/** An order that was handed over counts as received after so many days, if the shopper does not say it. */
export const autoReceiveDays = 15;
/** A delivered order is done after so many days without a review. */
export const autoCompleteDays = 15;
/** A closed ticket can be opened again by a reply for so many days. */
export const ticketReopenDays = 30;
/** A mailed or sent code: six digits, for ten minutes, five tries. */
export const codeLength = 6;
export const codeLifeMs = 10 * 60_000;
export const codeTries = 5;
