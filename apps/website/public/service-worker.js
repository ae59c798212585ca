// What works for the whole site while no page of it is open, or no network there.
importScripts('/service-worker/notifications.js', '/service-worker/saved-pages.js');

self.addEventListener('install', () => self.skipWaiting());
