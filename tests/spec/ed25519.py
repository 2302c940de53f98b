"""Ed25519 verification written from RFC 8032 alone, section 5.1: it imports nothing of ours, and no library."""

from __future__ import annotations

from hashlib import sha512

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)
"""A square root of -1."""

Point = tuple[int, int, int, int]
"""x/z, y/z, z and x·y/z."""


def added(p: Point, q: Point) -> Point:
    """Section 5.1.4."""
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(number: int, point: Point) -> Point:
    total = (0, 1, 1, 0)
    while number:
        if number & 1:
            total = added(total, point)
        point, number = added(point, point), number >> 1
    return total


def equal(p: Point, q: Point) -> bool:
    return (p[0] * q[2] - q[0] * p[2]) % P == 0 == (p[1] * q[2] - q[1] * p[2]) % P


def decoded(text: bytes) -> Point | None:
    """Section 5.1.3; None for what is no point."""
    y, sign = int.from_bytes(text, "little") & 2**255 - 1, text[31] >> 7
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT % P
    if y >= P or x * x % P != square or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return (x, y, 1, x * y % P)


def verifies(public_key: bytes, message: bytes, signature: bytes) -> bool:
    """Section 5.1.7."""
    if len(public_key) != 32 or len(signature) != 64:
        return False
    base = decoded((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
    key, r, s = decoded(public_key), decoded(signature[:32]), int.from_bytes(signature[32:], "little")
    if base is None or key is None or r is None or s >= ORDER:
        return False
    hashed = int.from_bytes(sha512(signature[:32] + public_key + message).digest(), "little") % ORDER
    return equal(times(s, base), added(r, times(hashed, key)))
