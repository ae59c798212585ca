/** The page of all playlists (SPEC 2.1-22): its path and its title. */
export const PLAYLISTS = { path: '/program/playlists', title: 'เพลย์ลิสต์' };
