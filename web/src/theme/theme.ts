import { common } from '../texts/common.ts';
import {
  ActionIcon,
  Button,
  createTheme,
  Drawer,
  Input,
  Menu,
  Modal,
  PasswordInput,
  Switch,
  Tooltip,
  type CSSVariablesResolver,
} from '@mantine/core';

/** Mantine with the tokens of tokens.css, which follow data-mantine-color-scheme. */
export const theme = createTheme({
  colors: {
    ink: [
      '#E9EFF9',
      '#CEDBF3',
      '#B5CBF2',
      '#9CBBF2',
      '#6F98DF',
      '#507ED0',
      '#3B69BF',
      '#1F4B99',
      '#183C7C',
      '#132B5A',
    ],
    gray: [
      '#F4F1EA',
      '#EEEBE4',
      '#E6E2DA',
      '#D3CEC3',
      '#B4AEA2',
      '#8A8479',
      '#666970',
      '#4A4E57',
      '#2B3038',
      '#14181F',
    ],
    dark: [
      '#E9E6DF',
      '#B9B7B1',
      '#9698A0',
      '#717884',
      '#39404B',
      '#262B33',
      '#1D222A',
      '#101318',
      '#0B0E12',
      '#07090C',
    ],
  },
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  black: '#14181F',
  autoContrast: false,
  fontFamily: 'var(--ui)',
  headings: {
    fontFamily: 'var(--ui)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '28px' },
      h2: { fontSize: '15px', lineHeight: '24px' },
    },
  },
  radius: { xs: '3px', sm: '6px', md: '10px', lg: '16px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '15px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Input: Input.extend({
      defaultProps: { size: 'md' },
      vars: () => ({
        wrapper: {
          '--input-bd': 'var(--line-control)',
          '--input-height': '40px',
          '--input-fz': '14px',
        },
      }),
    }),
    InputWrapper: Input.Wrapper.extend({
      defaultProps: {
        withAsterisk: false,
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      },
    }),
    Button: Button.extend({ defaultProps: { size: 'sm', variant: 'default' } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', size: 32, radius: 8 } }),
    // Focuses the first item; menus may contain other elements.
    Menu: Menu.extend({
      defaultProps: {
        transitionProps: { duration: 100 },
        shadow: 'none',
        withinPortal: true,
        withInitialFocusPlaceholder: false,
      },
    }),
    Modal: Modal.extend({ defaultProps: { centered: true, transitionProps: { duration: 160 } } }),
    Drawer: Drawer.extend({
      defaultProps: { position: 'right', transitionProps: { duration: 160 } },
    }),
    // Focusable, so it needs a name.
    PasswordInput: PasswordInput.extend({
      defaultProps: {
        visibilityToggleButtonProps: { tabIndex: 0, 'aria-label': common.showPassword },
      },
    }),
    Switch: Switch.extend({ defaultProps: { withThumbIndicator: false } }),
    Tooltip: Tooltip.extend({
      defaultProps: { openDelay: 300, transitionProps: { duration: 100 } },
    }),
  },
});

const variables = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-default': 'var(--paper-raised)',
  '--mantine-color-default-hover': 'var(--paper-sunk)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-anchor': 'var(--blue)',
  '--mantine-primary-color-filled': 'var(--blue-fill)',
  '--mantine-primary-color-filled-hover': 'var(--blue-fill-hover)',
};

export const resolver: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
});
