import { isTransient, unavailable } from './connection.ts';

/**
 * The same port, whose methods report that the database is away as callers expect it. @throws DomainError UNAVAILABLE
 */
export function withUnavailableErrors<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, args);
        return answer instanceof Promise
          ? answer.catch((error: unknown) =>
              Promise.reject(isTransient(error) ? unavailable() : error),
            )
          : answer;
      };
    },
  });
}
