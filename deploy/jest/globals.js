import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** What Jest gives the running spec. */
let given = {};

export const give = (globals) => {
  given = globals;
};

/** Modules outlive the spec that first loaded them: their imports stay, and forward to the running spec's globals. */
const forward = (name) =>
  new Proxy(() => {}, {
    apply: (_, self, args) => Reflect.apply(given[name], self, args),
    get: (_, key) => given[name][key],
  });

export const describe = forward('describe');
export const test = forward('test');
export const beforeAll = forward('beforeAll');
export const afterAll = forward('afterAll');
export const beforeEach = forward('beforeEach');
export const afterEach = forward('afterEach');
export const expect = forward('expect');

const timers = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {} } });
const mocks = new ModuleMocker(globalThis);

export const jest = {
  fn: (implementation) => mocks.fn(implementation),
  spyOn: (object, name, access) => mocks.spyOn(object, name, access),
  restoreAllMocks: () => mocks.restoreAllMocks(),
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
};

/** Restores what a spec left faked. */
export function putBack() {
  timers.useRealTimers();
  mocks.restoreAllMocks();
}
