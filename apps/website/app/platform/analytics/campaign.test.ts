import { expect, test } from 'vitest';
import { parseCampaign } from './campaign.ts';

test('[2.3-05] a campaign is the five parameters of its address', () => {
  const campaign = {
    utm_source: 'line',
    utm_medium: 'social',
    utm_campaign: 'น้ำท่วม 2569',
    utm_term: 'a&b',
    utm_content: '0',
  };
  expect(parseCampaign(`?${new URLSearchParams({ ...campaign, utm_id: '7', page: '2' })}`)).toEqual(campaign);
});

test('[7.15-12] one that is empty or missing is not carried at all', () => {
  expect(Object.keys(parseCampaign('?utm_source=line&utm_medium=&utm_term&UTM_CONTENT=x'))).toEqual(['utm_source']);
  expect(parseCampaign('')).toEqual({});
});

test('[2.3-05] one that is given twice counts once, the first', () => {
  expect(parseCampaign('?utm_source=line&utm_source=mail')).toEqual({ utm_source: 'line' });
});

test('what is badly escaped is carried as it can be read', () => {
  expect(parseCampaign('?utm_source=50%&utm_medium=a+b')).toEqual({ utm_source: '50%', utm_medium: 'a b' });
});
