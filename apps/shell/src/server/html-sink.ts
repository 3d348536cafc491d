import { Writable } from 'node:stream';

/** Where a page's HTML goes. `flush` is called where what was written is worth to be sent. */
export type HtmlOut = { write: (html: string) => unknown; flush: () => void; end: () => void };

type Parts = { styles: () => string; head: string; scripts: () => string };

/**
 * Takes React's HTML and adds styles and data at safe places.
 * React calls `flush()` at the end of every round; only there is the HTML complete up to a tag's border.
 */
export class HtmlSink extends Writable {
  private chunks: Buffer[] = [];
  private isFirst = true;

  constructor(
    private readonly out: HtmlOut,
    private readonly parts: Parts,
  ) {
    super({ highWaterMark: 1 << 24 });
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.chunks.push(chunk); // React writes each view of its buffer once
    done();
  }

  flush() {
    if (this.chunks.length === 0) return;
    const html = Buffer.concat(this.chunks).toString('utf8');
    this.chunks = [];
    if (this.isFirst) this.writeFirst(html);
    else this.out.write(this.parts.styles() + this.parts.scripts() + html);
    this.isFirst = false;
    this.out.flush();
  }

  private writeFirst(html: string) {
    const headEnd = html.indexOf('</head>');
    const bodyStart = html.indexOf('>', html.indexOf('<body', headEnd)) + 1;
    const { head, styles, scripts } = this.parts;
    this.out.write(
      html.slice(0, headEnd) + head + styles() + html.slice(headEnd, bodyStart) + scripts() + html.slice(bodyStart),
    );
  }

  override _final(done: () => void) {
    this.flush();
    this.out.end();
    done();
  }
}
