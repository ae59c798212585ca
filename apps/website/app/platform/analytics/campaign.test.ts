import { expect, test } from 'vitest';
import { parseCampaign } from './campaign.ts';

test('[2.3-05] a campaign consists of the five utm parameters of the address', () => {
  const campaign = {
    utm_source: 'line',
    utm_medium: 'social',
    utm_campaign: 'น้ำท่วม 2569',
    utm_term: 'a&b',
    utm_content: '0',
  };
  expect(parseCampaign(`?${new URLSearchParams({ ...campaign, utm_id: '7', page: '2' })}`)).toEqual(campaign);
});

test('[7.15-12] an empty or missing utm parameter is left out', () => {
  expect(Object.keys(parseCampaign('?utm_source=line&utm_medium=&utm_term&UTM_CONTENT=x'))).toEqual(['utm_source']);
  expect(parseCampaign('')).toEqual({});
});

test('[2.3-05] the first value of a repeated utm parameter counts', () => {
  expect(parseCampaign('?utm_source=line&utm_source=mail')).toEqual({ utm_source: 'line' });
});

test('a value with an invalid escape is returned as far as it can be decoded', () => {
  expect(parseCampaign('?utm_source=50%&utm_medium=a+b')).toEqual({ utm_source: '50%', utm_medium: 'a b' });
});
