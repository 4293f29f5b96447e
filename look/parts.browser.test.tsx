/** The parts every page and game is built from: heard, seen and worked by keys alone. */

import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './tokens.css';
import './ground.css';
import { Flag } from './art/flag.tsx';
import { MACHINES, TRAVELLERS, Traveller } from './art/traveller.tsx';
import controls from './controls.module.css';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem, MenuLine } from './menu.tsx';
import { objections } from './objections.ts';
import { Popover } from './popover.tsx';
import { SEAT_COLOURS } from './seat-colours.ts';
import { useSeen } from './seen.ts';
import { SegmentedChoice } from './segmented-choice.tsx';
import { Slider } from './slider.tsx';
import { Switch } from './switch.tsx';
import { Tooltip } from './tooltip.tsx';

test('a dialog takes the focus, tells its name, closes on Escape and gives the focus back', async () => {
  await show(<DialogOnDemand />);
  await page.getByRole('button', { name: 'Ask me' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Really?' })).toBeVisible();
  await expectNoObjection();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Ask me' })).toHaveFocus();
});

test('back closes what is open, and whatever is closed otherwise leaves nothing to go back to', async () => {
  await show(<DialogOnDemand />);
  const ask = page.getByRole('button', { name: 'Ask me' });
  const dialog = page.getByRole('dialog', { name: 'Really?' });
  const before = history.state;
  await ask.click();
  await expect.element(dialog).toBeVisible();
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(history.state).toEqual(before);
  await ask.click();
  await expect.element(dialog).toBeVisible();
  expect(history.state).not.toEqual(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => history.state).toEqual(before);
});

test('an entry of a window that somebody went on from is passed over on the way back', async () => {
  await show(<DialogOnDemand />);
  const before = history.state;
  await page.getByRole('button', { name: 'Ask me' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  history.pushState({ elsewhere: true }, '');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(history.state).toEqual({ elsewhere: true });
  history.back();
  await expect.poll(() => history.state).toEqual(before);
});

test('a press is seen before what it leads to, which further presses do not lead to again', async () => {
  const answered = Promise.withResolvers<void>();
  const order: string[] = [];
  await show(
    <Pressable
      onSeen={() => order.push('seen')}
      onPress={() => {
        order.push('done');
        return answered.promise;
      }}
    />,
  );
  const button = page.getByRole('button', { name: 'Roll' });
  (button.element() as HTMLElement).click();
  await expect.poll(() => order).toEqual(['seen', 'done']);
  (button.element() as HTMLElement).click();
  await expect.element(button).toHaveAttribute('data-pressed');
  answered.resolve();
  await expect.element(button).not.toHaveAttribute('data-pressed');
  expect(order).toEqual(['seen', 'done']);
});

test('two presses that are faster than the page both count', async () => {
  let presses = 0;
  await show(<Pressable onSeen={() => {}} onPress={() => void presses++} />);
  const button = page.getByRole('button', { name: 'Roll' });
  (button.element() as HTMLElement).click();
  (button.element() as HTMLElement).click();
  await expect.poll(() => presses).toBe(2);
});

test('a menu opens, moves and chooses by keys', async () => {
  const done: string[] = [];
  await show(
    <Menu trigger={<button type="button">More</button>}>
      <MenuItem icon="undo" onSelect={() => done.push('undo')}>
        Undo
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => done.push('leave')}>Leave</MenuItem>
    </Menu>,
  );
  focus('button', 'More');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Undo' })).toHaveFocus();
  await expectNoObjection();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Leave' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual(['leave']);
});

test('a switch, a slider and a choice say what they are and follow the keys', async () => {
  await show(<Controls />);
  await expectNoObjection();
  await page.getByRole('switch', { name: 'Sound' }).click();
  await expect.element(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
  focus('slider', 'Volume');
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(page.getByRole('slider', { name: 'Volume' }))
    .toHaveAttribute('aria-valuetext', '6 of 10');
  focus('radio', 'Slow');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Fast' })).toBeChecked();
});

test('a tooltip comes with the focus, a popover with a press', async () => {
  await show(
    <>
      <Tooltip text="Takes it back">
        <button type="button">Undo</button>
      </Tooltip>
      <Popover label="Odds" trigger={<button type="button">Odds</button>}>
        One in six
      </Popover>
    </>,
  );
  focus('button', 'Undo');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Takes it back');
  await page.getByRole('button', { name: 'Odds' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Odds' })).toHaveTextContent('One in six');
  await expectNoObjection();
});

test('no two flags and no two faces are drawn alike', async () => {
  const place = await show(
    <>
      {SEAT_COLOURS.map((colour) => (
        <Flag key={colour} colour={colour} />
      ))}
      {[...TRAVELLERS, ...MACHINES].map((name) => (
        <Traveller key={name} name={name} />
      ))}
    </>,
  );
  const shapes = [...place.querySelectorAll('svg')].map((svg) =>
    [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
  );
  expect(new Set(shapes).size).toBe(shapes.length);
});

function Pressable({ onPress, onSeen }: { onPress: () => unknown; onSeen: () => void }) {
  const { pressed, press } = useSeen(onPress);
  useEffect(() => {
    if (pressed) onSeen();
  }, [pressed, onSeen]);
  return (
    <button type="button" data-pressed={pressed || undefined} onClick={press}>
      Roll
    </button>
  );
}

function DialogOnDemand() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask me
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Really?"
        lead="It cannot be taken back."
        closeLabel="Close"
        foot={
          <button type="button" className={`${controls.button} ${controls.lit}`}>
            Do it
          </button>
        }
      />
    </>
  );
}

function Controls() {
  const [sound, setSound] = useState(false);
  const [volume, setVolume] = useState(5);
  const [pace, setPace] = useState<'slow' | 'fast'>('slow');
  return (
    <>
      <Switch label="Sound" hint="Wood and glass" checked={sound} onChange={setSound} />
      <Slider
        label="Volume"
        value={volume}
        min={0}
        max={10}
        step={1}
        onChange={setVolume}
        say={(value) => `${value} of 10`}
      />
      <SegmentedChoice
        label="Pace"
        value={pace}
        onChange={setPace}
        options={[
          { value: 'slow', name: 'Slow' },
          { value: 'fast', name: 'Fast', icon: 'bolt' },
        ]}
      />
    </>
  );
}

async function show(what: ReactNode): Promise<HTMLElement> {
  // Half-way through an appearance nothing has its colours yet.
  document.documentElement.dataset.motion = 'still';
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(what);
  await expect.poll(() => place.childElementCount).toBeGreaterThan(0);
  return place;
}

function focus(role: string, name: string): void {
  (page.getByRole(role, { name }).element() as HTMLElement).focus();
}

async function expectNoObjection() {
  expect(await objections(document.body, ['region'])).toEqual([]);
}
