const PATHS = {
  play: 'M7 4.500v15l13-7.500z',
  pause: 'M7 4.500h3.500v15H7zM13.500 4.500H17v15h-3.500z',
  restart: 'M5 12a7 7 0 1 0 2.200-5.100M4.500 3.500v4.500H9',
  back: 'M5 12a7 7 0 1 0 2.200-5.100M4.500 3.500v4.500H9',
  forward: 'M19 12a7 7 0 1 1-2.200-5.100M19.500 3.500v4.500H15',
  previous: 'M6 5v14M19 5.500v13L9 12z',
  next: 'M18 5v14M5 5.500v13L15 12z',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
  muted: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5m0-5-5 5',
  readAlong: 'M4 6h16M4 11h16M4 16h9M17 15.500v5l3.500-2.500z',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.500 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM8.500 14.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  collapse: 'M5 9l7 7 7-7',
  reopen: 'M5 15l7-7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  goBack: 'M15 5l-7 7 7 7',
  goOn: 'M9 5l7 7-7 7',
  download: 'M12 4v11m-4.500-4.500L12 15l4.500-4.500M5 20h14',
  external: 'M9 5H5v14h14v-4M13 5h6v6m0-6-9 9',
  tick: 'M5 12.500l4.500 4.500L19 7.500',
};

/** SPEC 1-34: what stands on the player's buttons. */
export function Icon({ name, size = 22 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-icon={name}>
      <path d={PATHS[name]} />
    </svg>
  );
}
