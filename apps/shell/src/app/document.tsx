import type { ReactNode } from 'react';

type Props = { locale: string; head?: ReactNode; children: ReactNode };

/**
 * The whole HTML document; React owns it from the first tag. Titles and metas come from the pages; the document script marks
 * the first tag, which React leaves alone.
 */
export function Document({ locale, head, children }: Props) {
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}
