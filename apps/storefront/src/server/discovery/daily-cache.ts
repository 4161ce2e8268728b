/** Search engines come about once a day, so a cache in front may keep an hour what takes seconds to gather. */
export const dailyCache = 'public, max-age=0, s-maxage=3600';
