/**
 * A flash sale on paper: one product, some pieces, many visitors. The store's own rules (a piece is taken when the order is made, by an
 * update that fails without one; an order that nobody pays gives it back an hour later), and people as the distributions below say.
 * What it is for, and its figures: docs/scaling.md.
 */

/** Times in seconds; a lognormal time is given by its median and its spread. */
export const people = {
  /** Share of visitors who wait on the open page for the sale to begin; the others come later. */
  waiting: 0.6,
  reaction: { median: 1.2, spread: 0.6 },
  comesWithin: 60,
  looksAt: { median: 8, spread: 0.7 },
  /** Share of visitors with an address in their book. */
  known: 0.3,
  confirms: { median: 12, spread: 0.4 },
  typesAddress: { median: 70, spread: 0.45 },
  pays: 0.9,
  /** Who waits longer than this for an answer leaves. */
  patience: 10,
};
/** A script presses at once, and has nothing to type. */
const script = { reaction: { median: 0.08, spread: 0.5 }, confirms: { median: 0.05, spread: 0.3 } };

/** Calls that a press on Buy now makes until the form is there, and those of Place order. */
const calls = { enter: 3, order: 1 };
/** Cached pages say that nothing is left so long after the last piece went. */
const purgeS = 2;
const lapseS = 3600;

/** Numbers from 0 to 1 by a seed: the same sale each time. */
const randomOf = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};
const normal = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const lognormal = (random, { median, spread }) => median * Math.exp(spread * normal(random));

/** Events by time. */
class Agenda {
  #heap = [];
  get size() {
    return this.#heap.length;
  }
  add(event) {
    const heap = this.#heap;
    let at = heap.push(event) - 1;
    for (let up = (at - 1) >> 1; at > 0 && heap[up].at > heap[at].at; up = (at - 1) >> 1) {
      [heap[up], heap[at]] = [heap[at], heap[up]];
      at = up;
    }
  }
  next() {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (left < heap.length && heap[left].at < heap[least].at) least = left;
      if (right < heap.length && heap[right].at < heap[least].at) least = right;
      if (least === at) return first;
      [heap[least], heap[at]] = [heap[at], heap[least]];
      at = least;
    }
  }
}

const visitorOf = (random, isScript) => {
  if (isScript) return { isScript, comes: 0, press: lognormal(random, script.reaction), form: script.confirms };
  const isEarly = random() < people.waiting;
  const comes = isEarly ? 0 : -people.comesWithin * Math.log(1 - random());
  const press = comes + lognormal(random, isEarly ? people.reaction : people.looksAt);
  return { isScript, comes, press, form: random() < people.known ? people.confirms : people.typesAddress };
};

/**
 * Runs one sale.
 * @param {{ visitors: number, pieces: number, callsPerSecond: number, scripts?: number, seed?: number }} sale
 */
export const runSale = ({ visitors, pieces, callsPerSecond, scripts = 0, seed = 1 }) => {
  const random = randomOf(seed);
  const agenda = new Agenda();
  for (let n = 0; n < visitors; n++) {
    const visitor = visitorOf(random, n < scripts);
    agenda.add({ at: visitor.press, kind: 'enter', visitor });
  }
  const seen = { page: 0, enter: 0, order: 0, left: 0 };
  const winners = [];
  const waits = [];
  let [left, most, freeAt, soldOutAt, paid, cameBack] = [pieces, 0, 0, Infinity, 0, 0];
  /** All calls stand in one line: that of the database. @returns when it is answered */
  const serve = (at, count) => {
    freeAt = Math.max(freeAt, at) + count / callsPerSecond;
    waits.push(freeAt - at);
    return freeAt;
  };
  const order = (at, visitor) => {
    if (left === 0) return void (seen.order += 1);
    left -= 1;
    winners.push({ ...visitor, at });
    most = Math.max(most, winners.length - cameBack);
    if (left === 0 && soldOutAt === Infinity) soldOutAt = at;
    if (random() < people.pays) paid += 1;
    else cameBack += 1; // an hour later: after this sale
  };
  while (agenda.size > 0) {
    const { at, kind, visitor } = agenda.next();
    if (kind === 'enter' && visitor.comes > soldOutAt + purgeS) {
      seen.page += 1;
      continue;
    }
    const answered = serve(at, calls[kind]);
    if (answered - at > people.patience) seen.left += 1;
    else if (kind === 'order') order(answered, visitor);
    else if (left === 0) seen.enter += 1;
    else agenda.add({ at: answered + lognormal(random, visitor.form), kind: 'order', visitor });
  }
  waits.sort((a, b) => a - b);
  return {
    sold: winners.length,
    oversold: Math.max(0, winners.length - pieces),
    paid,
    cameBack,
    lapseS,
    soldOutAt,
    seen,
    winners,
    longestWaitS: waits.at(-1),
    medianWaitS: waits[waits.length >> 1],
  };
};
