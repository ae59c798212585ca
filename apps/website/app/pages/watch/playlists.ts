/** The list of playlists (SPEC 2.1-22): where it stands and what it is called. */
export const PLAYLISTS = { path: '/program/playlists', title: 'เพลย์ลิสต์' };
