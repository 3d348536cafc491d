-- What the local stand-ins for Stripe and PayPal remember. Empty wherever real keys are set.

create table sandbox_object (
  -- 'intent', 'refund', 'paypal-order', 'paypal-refund', 'event'
  kind text not null,
  id text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (kind, id)
);

-- Answers by idempotency key: the same key again gets the same answer.
create table sandbox_answer (
  key text primary key,
  fingerprint text not null,
  status integer not null,
  body jsonb not null
);
