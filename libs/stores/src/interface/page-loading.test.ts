import { describe, expect, it } from 'vitest';
import { createManualScheduler } from '../testing/create-manual-scheduler.ts';
import { PageLoading } from './page-loading.ts';

function startLoading() {
  const scheduler = createManualScheduler();
  const loading = new PageLoading(scheduler);
  loading.start();
  return { loading, scheduler };
}

describe('PageLoading', () => {
  it('shows the bar after 200 ms', () => {
    const { loading, scheduler } = startLoading();
    scheduler.advance(199);
    expect(loading.status).toBe('waiting');
    scheduler.advance(1);
    expect(loading.status).toBe('running');
  });

  it('says so in words after a second', () => {
    const { loading, scheduler } = startLoading();
    scheduler.advance(999);
    expect(loading.status).toBe('running');
    scheduler.advance(1);
    expect(loading.status).toBe('slow');
    loading.finish();
    expect(loading.status).toBe('done');
    scheduler.advance(500);
    expect(loading.status).toBe('idle');
  });

  it('never shows the bar of a page that came sooner', () => {
    const { loading, scheduler } = startLoading();
    scheduler.advance(199);
    loading.finish();
    expect(loading.status).toBe('idle');
    scheduler.advance(1000);
    expect(loading.status).toBe('idle');
  });

  it('hides the full bar 500 ms after the end', () => {
    const { loading, scheduler } = startLoading();
    scheduler.advance(300);
    loading.finish();
    expect(loading.status).toBe('done');
    scheduler.advance(499);
    expect(loading.status).toBe('done');
    scheduler.advance(1);
    expect(loading.status).toBe('idle');
  });

  it('turns red on a failure, at once if need be, and then hides', () => {
    const { loading, scheduler } = startLoading();
    loading.fail();
    expect(loading.status).toBe('failed');
    scheduler.advance(500);
    expect(loading.status).toBe('idle');
  });

  it('goes on with the next page while the last bar is still hiding', () => {
    const { loading, scheduler } = startLoading();
    scheduler.advance(200);
    loading.finish();
    scheduler.advance(400);
    loading.start();
    scheduler.advance(150);
    expect(loading.status).toBe('waiting');
    scheduler.advance(50);
    expect(loading.status).toBe('running');
  });

  it('is one bar for two starts', () => {
    const { loading, scheduler } = startLoading();
    scheduler.advance(150);
    loading.start();
    scheduler.advance(50);
    expect(loading.status).toBe('running');
  });

  it('has nothing to end where nothing began', () => {
    const loading = new PageLoading(createManualScheduler());
    loading.finish();
    loading.fail();
    expect(loading.status).toBe('idle');
  });
});
