/**
 * @generated SignedSource<<350743880288e4a573480b4c1baa6c55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type slide_ligne$data = {
  readonly archive: boolean;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly lien: string | null | undefined;
  readonly status: boolean;
  readonly " $fragmentType": "slide_ligne";
};
export type slide_ligne$key = {
  readonly " $data"?: slide_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"slide_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "slide_ligne"
};

(node as any).hash = "e3bb42492cdee530a9cbc98441414f32";

export default node;
