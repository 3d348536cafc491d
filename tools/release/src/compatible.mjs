const major = (version) => version.split('.')[0];

/**
 * Why a release cannot live beside the shell that is live; empty when it can.
 * Shared modules are the shell's alone, so a remote must have been built against the same React and the same major of the rest.
 */
export const troubles = (release, shell) =>
  Object.entries(release.shared ?? {}).flatMap(([name, wanted]) => {
    const given = shell.shared?.[name];
    if (!given) return [`needs ${name}, which the shell does not share`];
    if (/^react(-dom)?(\/|$)/.test(name))
      return given === wanted ? [] : [`was built with ${name} ${wanted}; the shell has ${given}`];
    return major(given) === major(wanted) ? [] : [`needs ${name} ${major(wanted)}.x; the shell has ${given}`];
  });
