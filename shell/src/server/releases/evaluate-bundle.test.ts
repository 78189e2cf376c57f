import * as React from 'react';
import { countingBundle } from '../../testing/fixture-pages.ts';
import { evaluateBundle } from './evaluate-bundle.ts';

describe('evaluating a bundle', () => {
  it('returns its route modules, which use the shell’s own Preact', () => {
    const { page } = evaluateBundle(countingBundle('hello'), 'x');
    const render = page?.Component as () => React.ReactElement<{ children: string }>;
    const element = render();
    expect(React.isValidElement(element)).toBe(true);
    expect(element.props.children).toBe('hello render 1');
  });

  it.each([
    ['require("node:fs")', /may not require 'node:fs'/],
    ['require("react-dom/server")', /may not require 'react-dom\/server'/],
    ['require("constructor")', /may not require/],
    ['throw new Error("own error")', /own error/],
    ['<!doctype html><title>Not here</title>', /Unexpected token/],
    ['', /exports no routes/],
    ['exports.routes = { list: {} }', /Route 'list' exports no Component/],
  ])('refuses %p', (code, message) => {
    expect(() => evaluateBundle(code, 'x')).toThrow(message);
  });
});
