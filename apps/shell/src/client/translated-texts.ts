/** What the browser has put in the place of a text: an element with its translation. In the place of a translation: another, or a text. */
const standIns = new WeakMap<Node, ChildNode>();

/** Translations that were added, while the text that they stand for is not yet taken away. */
const unmatched = new WeakSet<Node>();

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';
const isText = (node: Node): node is Text => node instanceof Text;

/** A browser takes a text away in the step in which it adds the translation, or in a later one, when they are neighbours. */
const note = ({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) => {
  for (const node of addedNodes) if (isTranslation(node)) unmatched.add(node);
  const gone = [...removedNodes].find((node) => isText(node) || isTranslation(node));
  if (!gone) return;
  const standIn = isTranslation(gone)
    ? [...addedNodes].find((node) => isTranslation(node) || isText(node))
    : [...addedNodes, previousSibling, nextSibling].find((node) => isTranslation(node) && unmatched.has(node));
  if (!standIn) return;
  unmatched.delete(standIn);
  standIns.delete(standIn); // it is in the page again
  standIns.set(gone, standIn as ChildNode);
};

const standInOf = (node: Node): ChildNode | undefined => {
  let standIn = standIns.get(node);
  while (standIn && !standIn.isConnected) standIn = standIns.get(standIn);
  return standIn;
};

/** What stands for a node among the children of `parent`: what took its place, or the translation that holds it. */
const childFor = (node: Node, parent: Node): ChildNode | null => {
  const standIn = standInOf(node);
  if (standIn?.parentNode === parent) return standIn;
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return isTranslation(holder) ? holder : null;
};

/**
 * Lets React change a page that the browser has translated: replaces four methods of the DOM, for the life of the page.
 * React refers to its text nodes also after the browser has replaced them by translations. Without this it would change a
 * text that is not in the page, and throw when it removes one or inserts something in front of it (facebook/react#11538).
 * With this, a text that React changes replaces its translation, and the browser translates it again; if React removes a
 * text, its translation is removed; what React inserts in front of a text is inserted in front of the translation.
 *
 * @param changes - records of the page's changes, from the first translation until this call
 */
export const letReactChangeTranslations = (changes: MutationRecord[]): void => {
  changes.forEach(note);
  new MutationObserver((records) => records.forEach(note)).observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <N extends Node>(this: Node, child: N): N {
    if (child.parentNode === this) return removeChild.call(this, child) as N;
    childFor(child, this)?.remove();
    return child;
  };
  const insert = <N extends Node>(parent: Node, node: N, before: Node | null): N => {
    // React moves a text: its translation is of the place that it leaves.
    if (!node.isConnected) standInOf(node)?.remove();
    const isApart = before && before.parentNode !== parent;
    return insertBefore.call(parent, node, isApart ? childFor(before, parent) : before) as N;
  };
  Node.prototype.insertBefore = function <N extends Node>(this: Node, node: N, before: Node | null): N {
    return insert(this, node, before);
  };
  Node.prototype.appendChild = function <N extends Node>(this: Node, node: N): N {
    return insert(this, node, null);
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      nodeValue.set?.call(this, value);
      if (!this.isConnected) standInOf(this)?.replaceWith(this);
    },
  });
};
