// Cubot makes phones, and LINE's own browser says Line: people
const ROBOT =
  /(?<!cu)bots?\b|crawl|spider|slurp|scrap|headless|lighthouse|preview|facebookexternalhit|monitor|uptime|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http/i;

/** True for the user agent of a robot, and for an empty one. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || ROBOT.test(userAgent);
}
