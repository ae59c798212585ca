import { afterEach, describe, expect, test } from 'vitest';
import { openTestService, type RequestHandler } from '../../http/testService.ts';
import { createOpenMeteoSource, parseForecasts } from './openMeteo.ts';

const PLACES = [
  { name: 'เชียงใหม่', latitude: 18.79, longitude: 98.985 },
  { name: 'สงขลา', latitude: 7.199, longitude: 100.595 },
];

/** An answer of the service for one place, as its documentation shows it. */
const forecast = (high: unknown, low: unknown, code: unknown) => ({
  latitude: 18.75,
  longitude: 99,
  generationtime_ms: 0.04,
  utc_offset_seconds: 25200,
  timezone: 'Asia/Bangkok',
  timezone_abbreviation: 'GMT+7',
  elevation: 312,
  daily_units: { time: 'iso8601', temperature_2m_max: '°C', temperature_2m_min: '°C', weather_code: 'wmo code' },
  daily: { time: ['2026-11-20'], temperature_2m_max: [high], temperature_2m_min: [low], weather_code: [code] },
});
const BOTH = [forecast(30.1, 17.8, 1), forecast(29.4, 24.5, 95)];

describe('parseForecasts', () => {
  test('returns whole degrees in the order of the places', () => {
    expect(parseForecasts(BOTH, PLACES)).toEqual([
      { name: 'เชียงใหม่', low: 18, high: 30, condition: 'partly-cloudy' },
      { name: 'สงขลา', low: 25, high: 29, condition: 'thunderstorm' },
    ]);
  });

  test('accepts a single forecast for one place', () => {
    expect(parseForecasts(forecast(30, 20, 0), PLACES.slice(0, 1))).toEqual([
      { name: 'เชียงใหม่', low: 20, high: 30, condition: 'clear' },
    ]);
  });

  test.each([
    [0, 'clear'],
    [3, 'cloudy'],
    [45, 'fog'],
    [51, 'light-rain'],
    [65, 'rain'],
    [75, null],
    [80, 'light-rain'],
    [82, 'rain'],
    [86, null],
    [99, 'thunderstorm'],
    [100, null],
    [-1, null],
    [null, null],
    ['x', null],
  ])('maps the code %s to %s', (code, condition) => {
    expect(parseForecasts(forecast(30, 20, code), PLACES.slice(0, 1))[0]?.condition).toBe(condition);
  });

  test.each([
    ['with a low above its high', forecast(20, 30, 0)],
    ['without a temperature', forecast(null, 20, 0)],
    ['with 200 degrees', forecast(200, 20, 0)],
    ['without days', { daily: { temperature_2m_max: [], temperature_2m_min: [], weather_code: [] } }],
    ['that is an error', { error: true, reason: 'x' }],
    ['that is null', null],
  ])('omits the place of a forecast %s', (_, bad) => {
    expect(parseForecasts([bad, BOTH[1]], PLACES).map((place) => place.name)).toEqual(['สงขลา']);
    expect(() => parseForecasts([bad, bad], PLACES)).toThrow('no forecast can be read');
  });

  test.each([[[]], [BOTH.slice(1)], [[...BOTH, ...BOTH]], [{ error: true }]])(
    'rejects another number of forecasts than places',
    (answer) => {
      expect(() => parseForecasts(answer, PLACES)).toThrow(/forecasts for 2 places$/);
    },
  );
});

describe('the Open-Meteo service', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function serve(handle: RequestHandler): Promise<string> {
    const { url, close } = await openTestService(handle);
    closing.push(close);
    return url;
  }

  test('is requested once for today’s extremes at all places', async () => {
    const asked: URL[] = [];
    const address = await serve((response, request) => {
      asked.push(new URL(request.url ?? '', 'http://localhost'));
      response.end(JSON.stringify(BOTH));
    });
    expect(await createOpenMeteoSource(`${address}/proxy/?apikey=k`)(PLACES, AbortSignal.timeout(5000))).toHaveLength(
      2,
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]?.pathname).toBe('/proxy/v1/forecast');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      apikey: 'k',
      latitude: '18.79,7.199',
      longitude: '98.985,100.595',
      daily: 'temperature_2m_max,temperature_2m_min,weather_code',
      timezone: 'Asia/Bangkok',
      forecast_days: '1',
    });
  });

  test.each<[string, RequestHandler, RegExp]>([
    ['responds with 429', (response) => response.writeHead(429).end('{}'), /answered with 429$/],
    ['redirects', (response) => response.writeHead(302, { location: '/x' }).end(), /answered with 302$/],
    ['responds with HTML', (response) => response.end('<html>'), /cannot be read/],
    ['responds with too many bytes', (response) => response.end('['.repeat(300_000)), /more than 262144 bytes$/],
    ['closes the connection', (response) => response.destroy(), /does not answer/],
    ['truncates its response', (response) => response.write('[', () => response.destroy()), /cannot be read/],
  ])('that %s causes an error whose message does not contain the key', async (_, handle, reason) => {
    const source = createOpenMeteoSource(`${await serve(handle)}?apikey=secret`);
    const failing = source(PLACES, AbortSignal.timeout(5000));
    await expect(failing).rejects.toThrow(reason);
    await expect(failing).rejects.not.toThrow(/secret/);
  });

  test('is aborted at the deadline when it does not respond', async () => {
    const deadline = new AbortController();
    const source = createOpenMeteoSource(await serve(() => deadline.abort()));
    await expect(source(PLACES, deadline.signal)).rejects.toThrow(/does not answer/);
  });
});
