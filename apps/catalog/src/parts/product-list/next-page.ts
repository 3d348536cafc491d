/** The page after this one; undefined at the end. */
export const nextPage = ({ pageNum, pages }: { pageNum: number; pages: number }): number | undefined =>
  pageNum < pages ? pageNum + 1 : undefined;
