// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/**
 * @title Which OpenPGP key an Ethereum account says is its own.
 * @notice The account's signature is checked here, so a registration can be relayed by anyone and trusted from anyone.
 */
contract AccountRegistry {
    /// @dev Half of the order of secp256k1; EIP-2 allows no s above it, else every signature would have a twin.
    uint256 private constant HALF_ORDER = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    error EmptyKey();
    error KeyAlreadyUsed(bytes32 keyHash);
    error InvalidSignature();

    event AccountRegistered(address indexed account, bytes32 indexed keyHash, bytes pubkey);

    /// @notice The hash of the account's present key, zero where there is none. The key itself is in the event: an
    /// armoured key of 2 KB would cost more than a million gas to store, and readers need it off the chain only.
    mapping(address account => bytes32) public keyHashOf;

    /// @notice Keys are never usable again, or an old signature, public for ever, could bring back a retired key.
    mapping(bytes32 keyHash => bool) public isUsed;

    /// @notice Registers the key whose exact bytes `account` signed with personal_sign; another key replaces the last.
    function registerAccount(address account, bytes calldata pubkey, bytes calldata sig) external {
        if (pubkey.length == 0) revert EmptyKey();
        bytes32 keyHash = keccak256(pubkey);
        if (isUsed[keyHash]) revert KeyAlreadyUsed(keyHash);
        if (!isSignedBy(account, personalMessageHash(pubkey), sig)) revert InvalidSignature();
        isUsed[keyHash] = true;
        keyHashOf[account] = keyHash;
        emit AccountRegistered(account, keyHash, pubkey);
    }

    /// @dev EIP-191, version 0x45: the length is that of the bytes, written in decimal.
    function personalMessageHash(bytes calldata message) private pure returns (bytes32) {
        return keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n", decimal(message.length), message));
    }

    function isSignedBy(address account, bytes32 digest, bytes calldata sig) private pure returns (bool) {
        if (sig.length != 65) return false;
        bytes32 r = bytes32(sig[0:32]);
        bytes32 s = bytes32(sig[32:64]);
        uint8 v = uint8(sig[64]);
        if (uint256(s) > HALF_ORDER) return false;
        if (v != 27 && v != 28) return false;
        // ecrecover answers zero for a signature that fits no key, which must not pass for the zero account.
        address recovered = ecrecover(digest, v, r, s);
        return recovered != address(0) && recovered == account;
    }

    function decimal(uint256 number) private pure returns (bytes memory digits) {
        uint256 length = 1;
        for (uint256 rest = number / 10; rest != 0; rest /= 10) ++length;
        digits = new bytes(length);
        for (uint256 left = length; left > 0; --left) {
            digits[left - 1] = bytes1(uint8(48 + (number % 10)));
            number /= 10;
        }
    }
}
