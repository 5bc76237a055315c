/** Stylesheets and CSS modules in tests: every class is named after its key. */
export default new Proxy({}, { get: (_, key) => (typeof key === 'string' ? key : undefined) });
