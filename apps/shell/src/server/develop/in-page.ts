/** What the page of a developer is told: which remotes come from where or in which version, and whether it holds a pass. */
export type Told = {
  remotes: Record<string, string>;
  /** Stored versions that this browser is pinned to. */
  versions?: Record<string, string>;
  /** When the pass ends. */
  until?: number;
  canReset: boolean;
  /** Where the store tells that its own servers were built anew; only in `npm run dev`. */
  live?: string;
};

type Make = (parent: ParentNode, tag: string, style: string, text?: string) => HTMLElement;

/**
 * The script of a developer's page, never of a shopper's: the server sends it to who holds a pass, or in development.
 * Its functions are sent as text, so each stands alone and is given what it needs.
 */
export const pageScript = (told: Told): string =>
  `(()=>{const make=${String(make)},told=${JSON.stringify(told)};(${String(outlines)})(make,told);${told.canReset ? `(${String(banner)})(make,told)` : ''}${told.live ? `(${String(follow)})(${JSON.stringify(told.live)})` : ''}})()`;

const make: Make = (parent, tag, style, text = '') => {
  const element = document.createElement(tag);
  element.style.cssText = style;
  element.textContent = text;
  parent.append(element);
  return element;
};

/** Says which remotes are not the released ones, leads back, and loads the page anew when one was rebuilt. */
const banner = (add: Make, { remotes, versions = {}, until }: Told) => {
  const host = add(document.documentElement, 'aside', 'position:fixed;inset:auto auto 12px 12px;z-index:2147483647');
  host.setAttribute('aria-label', 'Development');
  const box = add(
    host.attachShadow({ mode: 'open' }),
    'div',
    'font:13px/1.4 system-ui,sans-serif;color:#fff;background:#7a1f5c;padding:10px 14px;border-radius:10px;display:flex;flex-wrap:wrap;gap:4px 12px;box-shadow:0 4px 18px #0005;max-width:calc(100vw - 52px)',
  );
  const from = Object.entries(remotes).map(([name, at]) => `${name} from ${at}`);
  const pinned = Object.entries(versions).map(([name, version]) => `${name} ${version}, for this browser alone`);
  add(box, 'b', '', [...from, ...pinned].join(' · '));
  if (until) add(box, 'span', '', `until ${new Date(until).toLocaleTimeString([], { timeStyle: 'short' })}`);
  const state = add(box, 'span', '', '');
  state.setAttribute('role', 'status');
  const reset = add(box, 'a', 'color:#fff', 'Reset');
  reset.setAttribute('href', '/develop/reset');
  for (const [name, at] of Object.entries(remotes)) {
    const live = new EventSource(`${at}/live`);
    live.addEventListener('built', () => location.reload());
    live.addEventListener('broken', () => (state.textContent = `${name} does not build: see its terminal`));
    live.addEventListener('error', () => (state.textContent = `${name} does not answer: start it, or reset`));
    live.addEventListener('open', () => (state.textContent = 'Alt+O outlines owners'));
  }
};

/** Loads the page anew when the shell or the api runs from another build than the one this page came from. */
const follow = (address: string) => {
  let seen = '';
  new EventSource(address).addEventListener('build', ({ data }: MessageEvent<string>) => {
    if (seen && data !== seen) location.reload();
    seen = data;
  });
};

/** On Alt+O each remote's part of the page is framed, with its owner and version; once more takes the frames away. */
const outlines = (add: Make, { remotes }: Told) => {
  /** The space that a part takes; its own box has none (`display: contents`). */
  const spaceOf = (part: Element) => {
    const boxes = [...part.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0);
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const width = Math.max(...boxes.map((box) => box.right)) - left;
    const height = Math.max(...boxes.map((box) => box.bottom)) - top;
    const place = `left:${left + scrollX}px;top:${top + scrollY}px;width:${width}px;height:${height}px`;
    return boxes.length ? place : null;
  };
  let sheet: HTMLElement | null = null;
  const show = async () => {
    const frames = add(document.documentElement, 'div', 'position:absolute;inset:0 auto auto 0;z-index:2147483646');
    sheet = frames;
    const reply = await fetch('/version');
    const live = (await reply.json()) as { remotes: Record<string, { owner: string }> };
    const { sharedData } = JSON.parse(document.getElementById('souk-boot')?.textContent ?? '{}') as {
      sharedData: { href: string };
    };
    const pinned = (await (await fetch(sharedData.href)).json()) as { remotes: Record<string, { version: string }> };
    for (const part of document.querySelectorAll('[data-owner]')) {
      const name = part.getAttribute('data-owner') ?? '';
      const place = spaceOf(part);
      if (!place) continue;
      const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 47, 0) % 360;
      const look = `position:absolute;pointer-events:none;${place};outline:3px solid hsl(${hue} 80% 40%);outline-offset:-3px`;
      const words = [name, live.remotes[name]?.owner, remotes[name] ? 'from source' : pinned.remotes[name]?.version];
      const label = `font:13px/1.6 system-ui,sans-serif;color:#fff;background:hsl(${hue} 80% 30%);padding:2px 8px`;
      add(add(frames, 'div', look), 'b', label, words.filter(Boolean).join(' · '));
    }
  };
  addEventListener('keydown', (event) => {
    if (!event.altKey || event.code !== 'KeyO') return;
    if (!sheet) return void show().catch(() => undefined);
    sheet.remove();
    sheet = null;
  });
  addEventListener('resize', () => {
    if (!sheet) return;
    sheet.remove();
    void show().catch(() => undefined);
  });
};
