import type { DeskCallTable } from './desk-call';

/** Applications to sell, tickets and reviews. */
export const supportCalls = {
  applications: { method: 'GET', path: '/applications', permission: 'merchants.read' },
  application: { method: 'GET', path: '/applications/:id', permission: 'merchants.read' },
  /** Accepts or refuses one document. */
  applicationDocument: { method: 'POST', path: '/applications/:id/document', permission: 'merchants.decide' },
  applicationApprove: { method: 'POST', path: '/applications/:id/approve', permission: 'merchants.decide' },
  applicationDecline: { method: 'POST', path: '/applications/:id/decline', permission: 'merchants.decide' },

  tickets: { method: 'GET', path: '/tickets', permission: 'tickets.read' },
  ticket: { method: 'GET', path: '/tickets/:id', permission: 'tickets.read' },
  ticketAnswer: { method: 'POST', path: '/tickets/:id/answer', permission: 'tickets.answer' },
  /** Closes a ticket or opens it again, without a mail to the shopper. 409 somebody wrote or set it meanwhile, or it is in that state. */
  ticketState: { method: 'POST', path: '/tickets/:id/state', permission: 'tickets.answer' },
  /** Sends one picture, for an answer that is written. 413 too large, 415 not a JPG, PNG or WebP by its content. */
  ticketPicture: {
    method: 'POST',
    path: '/ticket-pictures',
    permission: 'tickets.answer',
    takes: 'form',
    isDraft: true,
  },
  /** Says who answers a ticket. */
  ticketAssign: { method: 'POST', path: '/tickets/:id/assignee', permission: 'tickets.answer' },
  /** Tells colleagues something about a ticket; the shopper never reads it. */
  ticketNote: { method: 'POST', path: '/tickets/:id/notes', permission: 'tickets.answer' },

  /** Says every ten seconds that its caller writes an answer: colleagues read it for twenty. */
  ticketWriting: { method: 'POST', path: '/tickets/:id/writing', permission: 'tickets.answer', isDraft: true },
  savedReplies: { method: 'GET', path: '/saved-replies', permission: 'tickets.read' },
  /** 400 there is one of that name, or there are a hundred. */
  savedReplyCreate: { method: 'POST', path: '/saved-replies', permission: 'tickets.answer' },
  /** 400 another has that name; 409 it was changed meanwhile. */
  savedReplySave: { method: 'POST', path: '/saved-replies/:id', permission: 'tickets.answer' },
  savedReplyDelete: { method: 'POST', path: '/saved-replies/:id/delete', permission: 'tickets.answer' },

  reviews: { method: 'GET', path: '/reviews', permission: 'reviews.read', vendor: true },
  review: { method: 'GET', path: '/reviews/:id', permission: 'reviews.read', vendor: true },
  /** Publishes a review, rejects it, or takes a published one down. Nobody edits a shopper's words. */
  reviewDecide: { method: 'POST', path: '/reviews/:id/decision', permission: 'reviews.moderate' },
  /** The same for several: each is decided alone, and one that was decided meanwhile stops no other. */
  reviewsDecide: { method: 'POST', path: '/reviews/decisions', permission: 'reviews.moderate', each: true },
  /** The merchant's answer under a review. */
  reviewReply: { method: 'POST', path: '/reviews/:id/reply', permission: 'reviews.reply', vendor: true },
} as const satisfies DeskCallTable;
