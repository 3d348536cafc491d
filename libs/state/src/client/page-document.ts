import type { CartAdded, RefusalName } from '@souk/contract';

/** A form's answer, as the shell server gives it and the application takes it over. */
export type FormReply = {
  /** The form's `data-action`. */
  action: string;
  /** What the form held, as text. */
  fields: Readonly<Record<string, string>>;
  reply: ActionAnswer;
};

/** What `/actions/*` answers to a script. `text` is the sentence for the shopper, in their language. */
export type ActionAnswer = {
  code: number;
  /** Why the api refused. Absent: it did not, or the answer is not the api's. */
  reason?: RefusalName;
  text: string;
  data: Partial<CartAdded> | null;
  /** The answer is known to need a sign-in: the application shows its dialog. */
  needsSignIn?: true;
  /** The page that the pressed button leads to. Absent: the shopper stays. */
  goTo?: string;
};

/** What the document script adds to `window.soukDocument`. The application starts after it, and finds all of it. */
export type DocumentScript = {
  /** Answers of forms that the application has not read yet, oldest first. */
  replies: FormReply[];
  /** The document script records the visit; the application does not do it again. */
  hasVisit: boolean;
  /** How many pieces in the cart the page shows now. */
  shownCount: () => number;
  /** What all pages share, as the shell's file of shared page data holds it; asked for when the application starts. Pending while it cannot be had. */
  sharedPageData: Promise<unknown>;
  /** How far the store's clock is ahead of the device's, in ms, as far as an answer has told (store-clock.ts). */
  clockAheadMs: number;
  /** Calls what answers a lost file: at once, or once it is known that the page is not being left. */
  whenStaying: (answer: () => void) => void;
};

/** What the document script does for the inline script. */
export type DocumentServices = {
  /** Called once the page has been read; at once if it has. */
  onRead: () => void;
  /** Starts the application. */
  onStart: () => void;
};

/** What the inline script, the document script and the application share, as `window.soukDocument`. */
export type SharedDocument = DocumentScript & {
  /** Called by the HTML when the body's first part is there. */
  ready: () => void;
  /** Starts the application, as soon as the document script is there. Called by the HTML where the server could not render a part. */
  start: () => void;
  /** Called by the document script once it has loaded: early clicks are replayed. @returns whether a choice was made before, which starts the application */
  handOver: (script: DocumentScript, services: DocumentServices) => boolean;
};

declare global {
  interface Window {
    soukDocument?: SharedDocument;
  }
}

/** Dispatched on the window with a `FormReply` as its detail. */
export const replyEvent = 'souk:form-reply';

/** Dispatched on the window when `clockAheadMs` has become another. */
export const clockEvent = 'souk:clock';

/** Dispatched on the window by whoever needs the application now. */
export const startEvent = 'souk:start';
