const PATHS = {
  play: 'M7 4.500v15l13-7.500z',
  pause: 'M7 4.500h3.500v15H7zM13.500 4.500H17v15h-3.500z',
  again: 'M5 12a7 7 0 1 0 2.200-5.100M4.500 3.500v4.500H9',
  back: 'M5 12a7 7 0 1 0 2.200-5.100M4.500 3.500v4.500H9',
  forward: 'M19 12a7 7 0 1 1-2.200-5.100M19.500 3.500v4.500H15',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
  muted: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5m0-5-5 5',
  captions: 'M3.500 5.500h17v13h-17zM10.500 10.500a2.200 2.200 0 1 0 0 3M17 10.500a2.200 2.200 0 1 0 0 3',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.500 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM8.500 14.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  share: 'M12 15V4m-4.500 4L12 3.500 16.500 8M6 12v8h12v-8',
  pictureInPicture: 'M3.500 5.500h17v13h-17zM12 12h6v4.500h-6z',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  exitFullscreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
};

/** What stands on the buttons (SPEC 1-34). */
export function Icon({ name, size = 24 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-icon={name}>
      <path d={PATHS[name]} />
    </svg>
  );
}
