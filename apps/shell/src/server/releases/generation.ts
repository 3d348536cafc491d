import { bundleFile, loadBundle, type ServerBundle } from './bundles';
import type { Release } from './release-set';

/**
 * The server bundles of one release set. A new set makes a new generation, which takes over what did not change; the
 * old one is let go when its last page is sent. Nothing else holds bundles, so a version that left the set leaves memory.
 */
export class Generation {
  private readonly bundles = new Map<string, ServerBundle>();
  private pages = 0;
  private isOld = false;

  constructor(
    readonly setId: string,
    private readonly dir: string,
    private readonly onDrained: (generation: Generation) => void,
    before?: { generation: Generation; releases: readonly Release[] },
  ) {
    for (const release of before?.releases ?? []) {
      const file = bundleFile(dir, release);
      const known = before?.generation.bundles.get(file);
      if (known) this.bundles.set(file, known);
    }
  }

  /** A release's bundle, evaluated once. A failure is not kept: a file that comes late is picked up. */
  bundle(release: Release): ServerBundle | Error {
    const file = bundleFile(this.dir, release);
    const known = this.bundles.get(file);
    if (known) return known;
    const bundle = loadBundle(this.dir, release);
    if (!(bundle instanceof Error)) this.bundles.set(file, bundle);
    return bundle;
  }

  /** A page begins to be made from this generation. @returns to be called when it is sent, or was given up */
  enter(): () => void {
    this.pages += 1;
    let isOpen = true;
    return () => {
      if (isOpen) this.pages -= 1;
      isOpen = false;
      this.dropWhenDrained();
    };
  }

  /** Another generation has taken over. */
  retire() {
    this.isOld = true;
    this.dropWhenDrained();
  }

  get size() {
    return this.bundles.size;
  }

  private dropWhenDrained() {
    if (!this.isOld || this.pages > 0) return;
    this.bundles.clear();
    this.onDrained(this);
  }
}
