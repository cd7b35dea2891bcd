/**
 * @generated SignedSource<<8f05fde392d0601706fa6bb531fa1f5a>>
 * @relayHash 687d59ff2cc9a7a5b5ad98c9a7488333
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31fd04898e3cd43f69f6ff17cc52114ab80796c9530328ecf92519583506baa4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JournalPageQuery } from './JournalPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31fd04898e3cd43f69f6ff17cc52114ab80796c9530328ecf92519583506baa4",
    "metadata": {},
    "name": "JournalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
