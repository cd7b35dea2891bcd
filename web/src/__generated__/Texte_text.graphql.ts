/**
 * @generated SignedSource<<e259cd3807d603551d2a8e87df54ac15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteTextKind = "LABEL" | "LINE" | "PARAGRAPH" | "RICH";
import type { FragmentRefs } from "relay-runtime";
export type Texte_text$data = {
  readonly default: string;
  readonly draft: string | null | undefined;
  readonly id: string;
  readonly isChanged: boolean;
  readonly key: string;
  readonly kind: SiteTextKind;
  readonly label: string;
  readonly maxLength: number;
  readonly placeholders: ReadonlyArray<string>;
  readonly updatedAt: string | null | undefined;
  readonly value: string;
  readonly version: number;
  readonly " $fragmentType": "Texte_text";
};
export type Texte_text$key = {
  readonly " $data"?: Texte_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"Texte_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Texte_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "default",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChanged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeholders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "SiteText",
  "abstractKey": null
};

(node as any).hash = "c0824ca00b73733854c04d774852efd4";

export default node;
